import type { Case } from '../../../domain/kinds/case';
import { getCasePath } from '../../../domain/paths';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { toFocusStyle } from '../../cases/focus-style';
import { getCaseLayout } from '../../cases/layout';
import { ContactSection } from '../../contact/ContactSection';
import { contactCopy } from '../../contact/texts';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { Chip, chips } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { arrow } from '../../ui/icons';
import type { CaseData } from './case-data';
import { ImageLayout } from './ImageLayout';
import { NumbersLayout } from './NumbersLayout';
import { Outcome, Quote } from './Outcome';
import * as css from './Page.css';
import { StoryLayout } from './StoryLayout';

const layouts = { numbers: NumbersLayout, picture: ImageLayout, story: StoryLayout };

export default function CasePage({ item, coverFocus, next }: CaseData) {
  const Layout = layouts[getCaseLayout(item)];
  return (
    <>
      <Layout item={item} coverFocus={coverFocus} />
      <Outcome item={item} />
      <Quote item={item} />
      <Tags item={item} />
      {next && (
        <a className={css.nextLink} href={getCasePath(next.slug)}>
          <span className={css.nextLabel}>
            <span className={classNames(text.small, text.muted)}>
              Next case{next.location && `, in ${next.location}`}
            </span>
            <b className={text.h2}>{next.title}</b>
            <Icon path={arrow} size={32} />
          </span>
          <ResponsiveImage
            className={css.nextImage}
            style={toFocusStyle(next.coverFocus)}
            src={next.cover.src}
            alt=""
            sizes="(min-width: 900px) 58vw, 100vw"
            width={1200}
            height={900}
          />
        </a>
      )}
      <ContactSection title={contactCopy.belowCase.title} line={contactCopy.belowCase.line} />
    </>
  );
}

function Tags({ item }: { item: Case }) {
  if (item.tags.length === 0) return null;
  return (
    <section className={sectionTight}>
      <div className={wrap}>
        <h2 className={classNames(text.h4, css.madeWith)}>Made with</h2>
        <ul className={chips}>
          {item.tags.map((tag, index) => (
            <li key={index}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
