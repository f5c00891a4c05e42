import { chips } from '../../components/ui/Chip';
import { ChoiceChip } from '../../components/ui/ChoiceChip';
import { form, pair, Select, TextArea, TextField } from '../../components/ui/Field';
import { Switch } from '../../components/ui/Switch';
import { messages } from '../../domain/messages';

export const Forms = () => (
  <div className={form}>
    <div className={pair}>
      <TextField label="Full name" />
      <TextField label="Full name" defaultValue="Hannah Whitlock" hint="As on the contract" />
      <TextField label="Work e-mail" defaultValue="hannah@" error={messages.emailInvalid} />
      <TextField label="Work e-mail" defaultValue="hannah@deltaquay.example" success="Looks right" />
      <TextField label="Disabled" disabled />
      <Select label="Delivery" defaultValue="all">
        <option value="all">All of them</option>
        <option value="failed">Undelivered</option>
      </Select>
      <TextArea label="Tell us a little bit about your idea" />
      <TextArea label="Description" error={messages.descriptionTooShort} defaultValue="Short" />
    </div>
    <div className={chips}>
      <ChoiceChip label="Consulting" defaultChecked />
      <ChoiceChip label="Development team" />
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Always on" defaultChecked disabled />
    </div>
  </div>
);
