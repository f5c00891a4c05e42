import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import type { SetupStep } from '../../../domain/welcome';
import { text } from '../../../styles/text.css';
import { Form } from '../../fields/Form';
import { growingButton } from '../../kit/layout.css';
import { Inline, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { TextButton } from '../../kit/TextButton';
import { SetupProgress } from './SetupProgress';
import { StepFields } from './StepFields';
import { StepPreview } from './StepPreview';
import { getStepPath, type StepsProps, useSteps } from './use-steps';
import * as css from './Welcome.css';

const TITLES: Record<SetupStep, { title: string; description: string }> = {
  name: {
    title: 'What’s your company called?',
    description: 'Used on every page and in emails, feeds and share images.',
  },
  colour: {
    title: 'Pick one colour',
    description: 'Everything else stays black, white and grey. You can change the colour at any time.',
  },
  contact: {
    title: 'How can people reach you?',
    description: 'Shown on pages, in emails and in the privacy policy.',
  },
  people: {
    title: 'Who replies to visitors?',
    description:
      'The people on your About page who reply to requests. They are examples until you change them.',
  },
  offer: {
    title: 'What do you offer?',
    description:
      'Pages you switch off are unpublished and removed from menus and links. Their content stays as a draft.',
  },
  start: {
    title: 'How do you want to start?',
    description: 'The site comes with example reviews and blogs, marked as examples in the admin.',
  },
};

export function Steps(props: StepsProps) {
  const { step, now, facts, people } = props;
  const steps = useSteps(props);
  const { values, failure, isSending, previous, isLast, finishStep, open } = steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);

  const { title, description } = TITLES[step];
  return (
    <div className={css.page}>
      <SetupProgress
        step={step}
        states={now.steps}
        accent={values.colour ?? facts.accent}
        answers={{ name: facts.name, contact: facts.address.locality, people: String(people.people.length) }}
        onOpen={to => open(getStepPath(to))}
      />
      <Form
        form={{ ...steps.form, submit: () => true }}
        className={css.main}
        onSubmit={() => void finishStep('done')}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <h1 ref={heading} tabIndex={-1} className={classNames(text.h2, css.title)}>
              {title}
            </h1>
            <Text as="p" tone="muted" look="prose">
              {description}
            </Text>
          </Stack>
          <StepFields {...props} steps={steps} />
          <Text as="p" size="small" weight="medium" tone="bad" role="alert">
            {failure}
          </Text>
        </Stack>
        <div className={css.footer}>
          {previous ? (
            <Button className={growingButton} onClick={() => open(getStepPath(previous))}>
              Back
            </Button>
          ) : (
            <Button className={growingButton} disabled={isSending} onClick={() => finishStep('later', true)}>
              Set up later
            </Button>
          )}
          <Inline gap={3} wrap={false}>
            <TextButton disabled={isSending} onClick={() => finishStep('later')}>
              Skip this step
            </TextButton>
            <Button variant="red_black" className={growingButton} type="submit" isSending={isSending}>
              {isLast ? 'Finish' : 'Continue'}
            </Button>
          </Inline>
        </div>
      </Form>
      <div className={css.previewPanel}>
        <StepPreview {...props} steps={steps} />
      </div>
    </div>
  );
}
