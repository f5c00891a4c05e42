import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import type { WelcomeStep } from '../../../domain/welcome';
import { text } from '../../../styles/text.css';
import { Form } from '../../fields/Form';
import { Rail } from './Rail';
import { StepFields } from './StepFields';
import { StepPreview } from './StepPreview';
import { type StepsProps, stepPath, useSteps } from './use-steps';
import * as css from './Welcome.css';

const TITLES: Record<WelcomeStep, { title: string; line: string }> = {
  name: {
    title: 'What are you called?',
    line: 'It stands on every page, in mails, feeds and share pictures.',
  },
  colour: {
    title: 'Pick one colour',
    line: 'The rest stays black, white and grey. You can change it any day.',
  },
  contact: {
    title: 'Where people reach you',
    line: 'Each of these stands once; pages, mails and the privacy policy read it from here.',
  },
  people: {
    title: 'Who answers',
    line: 'Whom visitors meet on the page about you, and who reads what they send. Until you change them they are examples.',
  },
  offer: {
    title: 'What do you offer?',
    line: 'What you switch off is taken down: menus and pages stop leading there, its words stay a draft.',
  },
  start: {
    title: 'How to start',
    line: 'Reviews and blogs came along, so that you see a whole site. In the staff area they are marked as examples.',
  },
};

/** A step: where one is, what it asks, how it will look, and the ways on. */
export function Steps(props: StepsProps) {
  const { step, now, facts, people } = props;
  const steps = useSteps(props);
  const { values, failure, sending, previous, isLast, goOn, open } = steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);

  const { title, line: about } = TITLES[step];
  return (
    <div className={css.page}>
      <Rail
        step={step}
        states={now.steps}
        accent={values.colour ?? facts.accent}
        answers={{ name: facts.name, contact: facts.address.locality, people: String(people.people.length) }}
        onOpen={to => open(stepPath(to))}
      />
      <Form
        form={{ ...steps.form, submit: () => true }}
        className={css.main}
        onSubmit={() => void goOn('done')}
      >
        <h1 ref={heading} tabIndex={-1} className={classNames(text.h2, css.title)}>
          {title}
        </h1>
        <p className={css.lead}>{about}</p>
        <StepFields {...props} steps={steps} />
        <p className={classNames(css.said, css.bad)} role="alert">
          {failure}
        </p>
        <div className={css.foot}>
          {previous ? (
            <Button
              variant="outlined_black"
              size="large"
              className={css.footButton}
              onClick={() => open(stepPath(previous))}
            >
              Back
            </Button>
          ) : (
            <Button
              variant="outlined_black"
              size="large"
              className={css.footButton}
              disabled={sending}
              onClick={() => goOn('later', true)}
            >
              Not now
            </Button>
          )}
          <button type="button" className={css.later} disabled={sending} onClick={() => goOn('later')}>
            Decide later
          </button>
          <Button variant="red_black" size="large" className={css.footButton} type="submit" sending={sending}>
            {isLast ? 'Finish' : 'Continue'}
          </Button>
        </div>
      </Form>
      <div className={css.side}>
        <StepPreview {...props} steps={steps} />
      </div>
    </div>
  );
}
