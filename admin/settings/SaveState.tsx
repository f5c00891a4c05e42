import { Text } from '../kit/Text';

/** Text about the save state. */
export type Saying = { says: string; isBad?: boolean };

export const SaveState = ({ says, isBad }: Saying) => (
  <Text as="p" role="status" size="small" weight="medium" look="numbers" tone={isBad ? 'bad' : 'plain'}>
    {says}
  </Text>
);
