import { useId } from 'react';
import { text as type } from '../../styles/text.css';
import { Switch } from '../ui/Switch';
import * as css from './Preferences.css';
import { consentCopy } from './texts';

type PurposeRowProps = {
  title: string;
  text: string;
  setBy: string;
  retention: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (isOn: boolean) => void;
};

export function PurposeRow({ title, text, setBy, retention, checked, disabled, onChange }: PurposeRowProps) {
  const id = useId();
  const { setBy: setByLabel, kept: retentionLabel } = consentCopy.preferences;
  return (
    <li className={css.row}>
      <div>
        <label className={type.h4} htmlFor={id}>
          {title}
        </label>
        <p id={`${id}-what`} className={css.description}>
          {text}
        </p>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.name}>{setByLabel}</dt>
            <dd className={css.value}>{setBy}</dd>
          </div>
          <div className={css.fact}>
            <dt className={css.name}>{retentionLabel}</dt>
            <dd className={css.value}>{retention}</dd>
          </div>
        </dl>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-what`}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange?.(event.currentTarget.checked)}
      />
    </li>
  );
}
