import { wrap } from '../../../styles/layout.css';
import * as css from './Figures.css';

type FiguresProps = {
  /** What the figures are about, for screen readers. */
  label: string;
  items: readonly { value: number | string; unit: string; text: string }[];
};

/** The policy in six figures. */
export const Figures = ({ label, items }: FiguresProps) => (
  <section className={wrap} aria-label={label}>
    <ul className={css.figures}>
      {items.map(({ value, unit, text }) => (
        <li key={text} className={css.item}>
          <p className={css.figure}>
            {value}
            <small className={css.unit}>{unit}</small>
          </p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
