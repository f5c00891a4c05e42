import * as css from './Spinner.css';

export function Spinner() {
  return (
    <span role="status" className={css.spinner}>
      <span className={css.ring} aria-hidden="true" />
      <span className={css.label}>Loading</span>
    </span>
  );
}
