import strata from '../../../art/svg/strata.svg';
import { describeScale, type ScaleClosing, summariseScale } from '../../../domain/closings/verdicts';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { ClosingForm } from '../../closings/ClosingForm';
import { levelForm } from '../../closings/closing.css';
import { OpeningActions, OpeningNote, OpeningText } from '../../closings/Opening';
import * as opening from '../../closings/opening.css';
import { classNames } from '../../ui/class-names';
import { Choices, Verdicts } from './Choices';
import * as css from './Rings.css';

/** Renders layers of rock, by age. The beam drills down to the chosen layer. */
export default function StackAge(scale: ScaleClosing) {
  const { title, lead, action } = scale;
  return (
    <section aria-label={title} className={classNames(on.white, opening.section)} data-screen-only="">
      <ClosingForm
        closingKind="stackAge"
        className={classNames(levelForm, css.form)}
        formatMessage={answers => describeScale(scale, answers)}
        formatSummary={answers => summariseScale(scale, answers)}
      >
        <div className={classNames(wrap, css.head)}>
          <div className={css.introduction}>
            <OpeningText title={title} lead={lead} />
          </div>
          <div>
            <Verdicts {...scale} className={css.verdicts} />
            <OpeningActions label={action} />
            <OpeningNote />
          </div>
        </div>
        <div className={css.rock} style={{ backgroundImage: `url(${strata})` }}>
          <i className={css.drill} />
          <Choices
            {...scale}
            className={css.layers}
            renderChoice={({ label, examples = '' }) => (
              <>
                <b className={classNames(text.figure, css.age)}>{label}</b>
                {examples.split(/, */).map(
                  example =>
                    example && (
                      <span key={example} className={css.example}>
                        {example}
                      </span>
                    ),
                )}
              </>
            )}
          />
        </div>
      </ClosingForm>
    </section>
  );
}
