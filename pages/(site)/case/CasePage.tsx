import { CasePair } from '../../../components/cases/CasePoster';
import { layoutOf } from '../../../components/cases/layout';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Chip, chips } from '../../../components/ui/Chip';
import type { Case } from '../../../domain/kinds/case';
import { sectionTight, visuallyHidden, wrap } from '../../../styles/layout.css';
import type { CaseData } from './case-data';
import { NumbersLed } from './NumbersLed';
import { Outcome, Quote } from './Outcome';
import { PictureLed } from './PictureLed';
import * as css from './page.css';
import { StoryLed } from './StoryLed';

const layouts = { numbers: NumbersLed, picture: PictureLed, story: StoryLed };

/** One case, led by its figure, its picture or its story, and told as far as its fields go: what is empty is left out. */
export function CasePage({ item, coverFocus, next }: CaseData) {
  const Led = layouts[layoutOf(item)];
  return (
    <>
      <div className={css.read} aria-hidden="true" data-screen-only="" />
      <Led item={item} coverFocus={coverFocus} />
      <Outcome item={item} />
      <Quote item={item} />
      <Tags item={item} />
      {next.length > 0 && (
        <section className={item.tag.length === 0 ? css.nextAlone : undefined}>
          <h2 className={css.nextTitle}>Next cases</h2>
          <CasePair cases={next} />
        </section>
      )}
      <ContactSection title="Need something this exact?" />
    </>
  );
}

function Tags({ item }: { item: Case }) {
  if (item.tag.length === 0) return null;
  return (
    <section className={sectionTight}>
      <div className={wrap}>
        <h2 className={visuallyHidden}>Made with</h2>
        <ul className={chips}>
          {item.tag.map((tag, index) => (
            <li key={index}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
