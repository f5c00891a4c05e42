import { thanks } from '../../components/contact/thanks';
import { classNames } from '../../components/ui/class-names';
import * as modal from '../../components/ui/Modal.css';
import type { SiteFacts } from '../../domain/site';
import { text } from '../../styles/text.css';
import * as css from './Facts.css';
import { type FactTexts, factFrom } from './fact-fields';

/** The thank-you as visitors see it, with what its fields hold. Nothing in it can be pressed. */
export function ThanksPreview({ texts }: { texts: FactTexts }) {
  const said = factFrom(texts, 'thanks') as SiteFacts['thanks'];
  const { title, art, children } = thanks(() => {}, undefined, said);
  return (
    <figure aria-label="Preview of the thank-you">
      <figcaption className={css.used}>As visitors see it</figcaption>
      <div className={classNames(modal.plain, css.preview)} inert>
        {art}
        <p className={classNames(text.h2, modal.plainTitle)}>{title}</p>
        {children}
      </div>
    </figure>
  );
}
