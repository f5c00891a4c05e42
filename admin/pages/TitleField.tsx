import { TextField } from '../../components/ui/Field';
import { PAGE_TITLE_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';

type TitleFieldProps = {
  value: string;
  /** Whether to report a missing title. */
  isSubmitted: boolean;
  onChange: (title: string) => void;
};

export const TitleField = ({ value, isSubmitted, onChange }: TitleFieldProps) => (
  <TextField
    label="Title"
    required
    maxLength={PAGE_TITLE_MAX}
    autoComplete="off"
    value={value}
    error={isSubmitted && value.trim() === '' ? messages.titleRequired : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
);
