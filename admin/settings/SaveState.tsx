import { Text } from '../kit/Text';

/** What is said of what saves alone. */
export type Saying = { says: string; isBad?: boolean };

export const SaveState = ({ says, isBad }: Saying) => (
  <Text as="p" role="status" size="small" weight="medium" look="numbers" tone={isBad ? 'bad' : 'plain'}>
    {says}
  </Text>
);
