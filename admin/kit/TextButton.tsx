import type { ComponentProps } from 'react';
import { textButton } from './parts.css';

export const TextButton = (props: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" {...props} className={textButton} />
);
