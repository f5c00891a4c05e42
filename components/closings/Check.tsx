import ring from '../../art/svg/check-ring.svg';
import { CHECK_PARAMETERS, type CheckClosing, describeCheck } from '../../domain/closings/check';
import { sectionTight, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import * as css from './Check.css';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import { Question } from './Question';

const SHELLS = [
  { cx: 260, cy: 260, r: 208 },
  { cx: 248, cy: 272, r: 160 },
  { cx: 236, cy: 284, r: 108 },
  { cx: 226, cy: 294, r: 60 },
];

/** Works without JavaScript, because CSS shows the verdict. */
export default function Check(check: CheckClosing) {
  const { title, lead, switches, passes, action } = check;
  return (
    <section aria-label={title} className={classNames(on.black, sectionTight)} data-screen-only="">
      <div className={wrap}>
        <ClosingForm
          closingKind="check"
          className={classNames(closing.twoColumns, css.form)}
          formatMessage={answers => describeCheck(check, answers)}
        >
          <div>
            <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
            <p className={classNames(text.lead, closing.lead)}>{lead}</p>
            <div className={closing.questionRows}>
              {switches.map(({ text, on }, index) => (
                <Question key={text} name={CHECK_PARAMETERS.on} value={index + 1} defaultChecked={on}>
                  {text}
                </Question>
              ))}
            </div>
            <output className={classNames(text.h3, closing.verdicts)}>
              {[...switches.map(({ stops }) => stops), passes].map((answer, index) => (
                <span key={answer} className={css.checkVerdict[index]}>
                  {answer}
                </span>
              ))}
            </output>
            <Button type="submit" variant="red_white" size="large">
              {action}
            </Button>
          </div>
          <div className={css.drawing} aria-hidden="true">
            <img src={ring} alt="" width={520} height={520} loading="lazy" />
            <svg className={css.shells} viewBox="0 0 520 520" aria-hidden="true">
              {SHELLS.map((shell, index) => (
                <circle key={shell.r} className={css.shell[index]} {...shell} />
              ))}
            </svg>
          </div>
        </ClosingForm>
      </div>
    </section>
  );
}
