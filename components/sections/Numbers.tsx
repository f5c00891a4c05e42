import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { classNames } from '../ui/class-names';
import * as css from './Numbers.css';

type NumbersProps = {
  /** What the numbers are about, for screen readers. */
  label: string;
  /** `plus`: more than the number says. */
  items: readonly { value: number; plus?: boolean; text: string }[];
  /** A sentence under the figures. */
  note?: string;
};

/** Four tall figures in a strip. */
export const Numbers = ({ label, items, note }: NumbersProps) => (
  <section className={on.white} aria-label={label}>
    <ul className={classNames(wrap, css.strip)}>
      {items.map(({ value, plus, text }) => (
        <li key={text} className={css.item}>
          <p className={css.figure}>
            {value}
            {plus && <sup className={css.plus}>+</sup>}
          </p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
    {note && <p className={classNames(wrap, css.note)}>{note}</p>}
  </section>
);
