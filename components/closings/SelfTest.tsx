import { useState } from 'react';
import gauge from '../../art/svg/self-test.svg';
import {
  describeSelfTest,
  parseYesAnswers,
  SELF_TEST_PARAMETERS,
  type SelfTestClosing,
} from '../../domain/closings/self-test';
import { SELF_TEST_ID } from '../../domain/paths';
import { sectionTight, visuallyHidden, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ClosingForm } from './ClosingForm';
import * as closing from './closing.css';
import { Question } from './Question';
import * as css from './SelfTest.css';

/** CSS counts the yeses and turns the needle. JavaScript only announces the verdict. */
export default function SelfTest(selfTest: SelfTestClosing) {
  const { title, lead, questions, verdicts, action } = selfTest;
  const [yeses, setYeses] = useState(0);
  const [isTouched, touch] = useState(false);
  return (
    <section
      id={SELF_TEST_ID}
      aria-label={title}
      className={classNames(on.grey, sectionTight, closing.flushBottom)}
      data-screen-only=""
      onChange={() => touch(true)}
    >
      <div className={wrap}>
        <ClosingForm
          closingKind="selfTest"
          className={css.form}
          message={sentAnswers => describeSelfTest(selfTest, sentAnswers)}
          onAnswers={answers => setYeses(parseYesAnswers(selfTest, answers).length)}
        >
          <div className={css.questions}>
            <h2 className={classNames(text.h2, closing.title)}>{title}</h2>
            <p className={classNames(text.lead, text.muted, closing.lead)}>{lead}</p>
            <div className={closing.rows}>
              {questions.map((question, index) => (
                <Question key={question} name={SELF_TEST_PARAMETERS.yes} value={index + 1}>
                  {question}
                </Question>
              ))}
            </div>
          </div>
          <div className={css.scoreResult}>
            <div className={css.result}>
              <div className={css.digitRoll} aria-hidden="true">
                {verdicts.map(verdict => (
                  <div key={verdict} className={css.verdict}>
                    {verdict}
                  </div>
                ))}
              </div>
              <output className={visuallyHidden}>{isTouched && verdicts[yeses]}</output>
              <Button type="submit" variant="red_black" size="large">
                {action}
              </Button>
            </div>
            <div className={css.gauge} aria-hidden="true">
              <img src={gauge} alt="" width={720} height={360} loading="lazy" />
              <div className={css.needle} />
            </div>
          </div>
        </ClosingForm>
      </div>
    </section>
  );
}
