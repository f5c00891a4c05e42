import { Text } from '../kit/Text';

export type SaveMessage = { message: string; isBad?: boolean };

export const AUTOSAVED: SaveMessage = { message: 'Changes are saved automatically.' };

export const SaveStatus = ({ message, isBad }: SaveMessage) => (
  <Text role="status" size="small" weight="medium" look="numbers" tone={isBad ? 'bad' : 'plain'}>
    {message}
  </Text>
);
