import { type ReactNode, useId } from 'react';
import { text } from '../../styles/text.css';
import { Hint } from '../fields/widgets/GroupField';
import { lead, prose, valueRows } from './Columns.css';
import * as css from './form.css';

type GroupProps = {
  title: string;
  note?: string;
  /** Shows the title to screen readers only. */
  hidesTitle?: boolean;
  children: ReactNode;
};

export function Group({ title, note, hidesTitle, children }: GroupProps) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={hidesTitle ? css.hiddenHead : css.groupHead}>
        <h3 id={id} className={text.h4}>
          {title}
        </h3>
        {note && <Hint>{note}</Hint>}
      </div>
      {children}
    </section>
  );
}

/** Renders short fields as rows, with the label beside the value. */
export const ValueRows = ({ children }: { children: ReactNode }) => (
  <div className={valueRows}>{children}</div>
);

/** Renders long texts below their labels, or the first lines of a page. */
export const TextRows = ({ isLead, children }: { isLead?: boolean; children: ReactNode }) => (
  <div className={isLead ? lead : prose}>{children}</div>
);
