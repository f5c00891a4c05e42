import { Text } from '../kit/Text';

export type SaveMessage = { message: string; isBad?: boolean };

export const SaveState = ({ message, isBad }: SaveMessage) => (
  <Text as="p" role="status" size="small" weight="medium" look="numbers" tone={isBad ? 'bad' : 'plain'}>
    {message}
  </Text>
);
