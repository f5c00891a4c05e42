import type { ComponentProps } from 'react';
import { checkbox, checkboxLine } from './parts.css';

export const Checkbox = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={checkboxLine}>
    <input type="checkbox" {...input} className={checkbox} />
    {label}
  </label>
);
