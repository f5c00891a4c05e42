import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { RetryDeliveryButton } from '../RetryDeliveryButton';
import * as css from './DeliveryTrack.css';
import type { DeliveryStep } from './delivery-steps';

type DeliveryTrackProps = {
  steps: readonly DeliveryStep[];
  /** Called when a failed email is queued again, to move the focus. */
  onMissing: () => void;
};

export const DeliveryTrack = ({ steps, onMissing }: DeliveryTrackProps) => (
  <ol className={css.track}>
    {steps.map(({ status, title, note, failure }) => (
      <li key={title} className={css.stepVariants[status]}>
        <b className={css.title}>{title}</b>
        <Text tone="muted">{note}</Text>
        {failure && (
          <Stack gap={2}>
            {failure.reason && <Text>{failure.reason}</Text>}
            <Inline>
              <RetryDeliveryButton id={failure.id} emailLabel={title} onMissing={onMissing} />
            </Inline>
          </Stack>
        )}
      </li>
    ))}
  </ol>
);
