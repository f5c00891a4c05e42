import { Icon } from './Icon';
import { star } from './icons';
import * as css from './Stars.css';

/** Renders a rating as whole stars, announced as "4.9 of 5". */
export function Stars({ value, max = 5 }: { value: number; max?: number }) {
  return (
    <div className={css.stars} role="img" aria-label={`${value} of ${max}`}>
      {Array.from({ length: max }, (_, index) => (
        <Icon
          key={index}
          path={star}
          size={24}
          className={index < Math.round(value) ? undefined : css.emptyStar}
        />
      ))}
    </div>
  );
}
