import { useState } from 'react';
import { getPolarPoint, sector } from '../../art/shapes';
import {
  describeSelfTest,
  getNeedleAngle,
  parseYesAnswers,
  SELF_TEST_PARAMETERS,
  type SelfTestClosing,
} from '../../domain/closings/self-test';
import { SELF_TEST_ID } from '../../domain/paths';
import { visuallyHidden, wrap } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { ValueDial } from '../dial/ValueDial';
import * as dial from '../dial/ValueDial.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import { OpeningButton, OpeningNote, OpeningText } from './Opening';
import * as opening from './opening.css';
import { Question } from './Question';
import * as css from './SelfTest.css';

const BEAM = { inner: 180, outer: 408, width: 5 };
const SCALE_RADIUS = 404;

/** Counts yes answers and turns the needle in CSS. JavaScript smooths the turn and announces the verdict. */
export default function SelfTest(selfTest: SelfTestClosing) {
  const { title, lead, questions, preset, verdicts, answer, action } = selfTest;
  const [yesCount, setYesCount] = useState(preset.length);
  const [isTouched, setIsTouched] = useState(false);
  const [hintedCount, setHintedCount] = useState<number>();
  const unit = answer.replace('{count}', '').trim();
  return (
    <section
      id={SELF_TEST_ID}
      aria-label={title}
      className={classNames(on.white, opening.section)}
      data-screen-only=""
      onChange={() => setIsTouched(true)}
    >
      <ClosingForm
        closingKind="selfTest"
        className={css.form}
        formatMessage={formAnswers => describeSelfTest(selfTest, formAnswers)}
        formatSummary={formAnswers =>
          answer.replace('{count}', String(parseYesAnswers(selfTest, formAnswers).length))
        }
        onAnswersChange={answers => {
          setYesCount(parseYesAnswers(selfTest, answers).length);
          setHintedCount(undefined);
        }}
      >
        <div className={opening.stage}>
          <ValueDial
            className={css.gauge}
            angle={getNeedleAngle(yesCount)}
            cssAngle={css.needleAngle}
            beam={BEAM}
            core={0.4}
            rings={<Scale />}
            background={
              <svg
                className={css.ghost}
                style={setVars({ [css.ghostAngle]: `${getNeedleAngle(hintedCount ?? yesCount)}deg` })}
                data-shown={hintedCount === undefined ? undefined : ''}
                viewBox="-480 -480 960 960"
                aria-hidden="true"
              >
                <path d={sector(0, 0, 181, 407, -2.5, 2.5)} />
              </svg>
            }
          >
            <span className={classNames(text.figure, dial.figure, css.number)}>{yesCount}</span>{' '}
            <span className={classNames(dial.unit, css.unit)}>{unit}</span>
          </ValueDial>
          <div className={wrap}>
            <div className={opening.column}>
              <OpeningText title={title} lead={lead} />
              <div className={opening.controls}>
                <div className={opening.rows} onPointerLeave={() => setHintedCount(undefined)}>
                  {questions.map((question, index) => (
                    <Question
                      key={question}
                      name={SELF_TEST_PARAMETERS.yes}
                      value={index + 1}
                      defaultChecked={preset.includes(index + 1)}
                      onHintChange={isOn => setHintedCount(yesCount + (isOn ? -1 : 1))}
                    >
                      {question}
                    </Question>
                  ))}
                </div>
                <OpeningNote />
              </div>
            </div>
          </div>
        </div>
        <div className={css.verdictStrip}>
          <div className={css.stripContent}>
            <div className={classNames(text.h2, css.verdictRoll)} aria-hidden="true">
              {verdicts.map(verdict => (
                <div key={verdict} className={css.verdict}>
                  {verdict}
                </div>
              ))}
            </div>
            <p className={visuallyHidden} aria-live="polite">
              {isTouched && verdicts[yesCount]}
            </p>
            <Button type="submit" variant="red_black" size="large">
              {action}
            </Button>
            <OpeningButton variant="outlined_black" />
          </div>
        </div>
      </ClosingForm>
    </section>
  );
}

/** Five bands, each taller than the one before, and the digits between them. */
const Scale = () => (
  <>
    {[1, 2, 3, 4, 5].map(yeses => (
      <path
        key={yeses}
        className={css.band}
        d={sector(
          0,
          0,
          SCALE_RADIUS - yeses * 34,
          SCALE_RADIUS,
          getNeedleAngle(yeses - 1) + 0.3,
          getNeedleAngle(yeses) - 0.3,
        )}
        opacity={yeses / 5}
      />
    ))}
    {[0, 1, 2, 3, 4, 5].map(digit => {
      const [x, y] = getPolarPoint(0, 0, 446, getNeedleAngle(digit));
      return (
        <text key={digit} className={dial.digit} x={x} y={y + 18} fontSize="52" stroke="none">
          {digit}
        </text>
      );
    })}
  </>
);
