import type { SectionByName } from '../../domain/sections';
import { getFigureWidth, setVars, toCssUrl } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { useAnswer } from './answer';
import { ContactFrame, ContactTexts, WriterForm } from './ContactSection';
import { copy, halves } from './ContactSection.css';
import * as css from './Strip.css';

type StripProps = SectionByName<'contact strip'> & { writer: string | undefined };

/** Shows the closing's answer as a tall figure, or the section's own figure until there is an answer. */
export function Strip({ figure, unit, art, writer, requestType, ...texts }: StripProps) {
  const [number = '', ...words] = useAnswer()?.summary.split(' ') ?? [figure, unit];
  return (
    <ContactFrame requestType={requestType} className={classNames(on.white, halves)}>
      <p
        className={classNames(on.black, css.answer)}
        style={{
          ...setVars({ [css.figureWidth]: getFigureWidth(number, '') }),
          backgroundImage: art && toCssUrl(art),
        }}
      >
        <span className={classNames(text.figure, css.figure)}>{number}</span>{' '}
        <span className={text.h3}>{words.join(' ')}</span>
      </p>
      <div className={copy}>
        <ContactTexts {...texts} writer={writer} />
        <WriterForm requestType={requestType} writer={writer} />
      </div>
    </ContactFrame>
  );
}
