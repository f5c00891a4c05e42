import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { RetryDelivery } from '../RetryDelivery';
import * as css from './DeliveryTrack.css';
import type { Step } from './delivery-steps';

type DeliveryTrackProps = {
  steps: readonly Step[];
  /** Called when a failed email is queued again, to move the focus. */
  onMissing: () => void;
};

export const DeliveryTrack = ({ steps, onMissing }: DeliveryTrackProps) => (
  <ol className={css.track}>
    {steps.map(({ look, title, note, failure }) => (
      <li key={title} className={css.stepVariants[look]}>
        <b className={css.title}>{title}</b>
        <Text tone="muted">{note}</Text>
        {failure && (
          <Stack gap={2}>
            {failure.reason && <Text>{failure.reason}</Text>}
            <Inline>
              <RetryDelivery id={failure.id} mail={title} onMissing={onMissing} />
            </Inline>
          </Stack>
        )}
      </li>
    ))}
  </ol>
);
