import type { SectionByName } from '../../domain/sections';
import { section, wrap } from '../../styles/layout.css';
import { getFigureWidth, setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { useAnswer } from './answer';
import { ContactFrame, ContactTexts, WriterForm } from './ContactSection';
import { stack } from './ContactSection.css';
import * as css from './Strip.css';

type StripProps = SectionByName<'contact strip'> & { writer: string | undefined };

/** Shows the answer of the page's closing as a tall figure, and the section's own figure before there is one. */
export function Strip({ figure, unit, writer, requestType, ...texts }: StripProps) {
  const [number = '', ...words] = useAnswer()?.summary.split(' ') ?? [figure, unit];
  return (
    <ContactFrame requestType={requestType} className={classNames(on.grey, section)}>
      <div className={classNames(wrap, css.strip)}>
        <p className={css.answer} style={setVars({ [css.figureWidth]: getFigureWidth(number, '') })}>
          <span className={classNames(text.figure, css.figure)}>{number}</span>{' '}
          <span className={text.h3}>{words.join(' ')}</span>
        </p>
        <div className={stack}>
          <ContactTexts {...texts} writer={writer} />
          <WriterForm requestType={requestType} writer={writer} />
        </div>
      </div>
    </ContactFrame>
  );
}
