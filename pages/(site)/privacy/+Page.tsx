import { classNames } from '../../../components/ui/class-names';
import { privacy } from '../../../content/privacy';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { Contents } from './Contents';
import { Figures } from './Figures';
import { PolicyHead } from './PolicyHead';
import { PolicySection } from './PolicySection';
import * as css from './page.css';

export default function PrivacyPage() {
  return (
    <div className={on.white}>
      <PolicyHead />
      <Figures {...privacy.figures} />
      <div className={classNames(wrap, css.layout)}>
        <Contents sections={privacy.sections} />
        <div className={css.policy}>
          {privacy.sections.map(section => (
            <PolicySection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  );
}
