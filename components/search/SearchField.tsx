import { SEARCH_LENGTH_MAX } from '../../domain/limits';
import { SEARCH_PARAMETERS, screens } from '../../domain/paths';
import { Button, type ButtonVariant } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { search } from '../ui/icons';
import * as css from './SearchField.css';

type SearchFieldProps = {
  variant: ButtonVariant;
  q?: string;
  /** Makes the field smaller, for use beside other content. */
  isSmall?: boolean;
  className?: string;
};

/** Renders a search form that works without JavaScript. */
export const SearchField = ({ variant, q, isSmall, className }: SearchFieldProps) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers don't know <search>
  <form className={classNames(css.form, className)} role="search" action={screens.search.path}>
    <Icon path={search} className={css.icon} />
    <input
      className={classNames(css.input, isSmall && css.smallField)}
      type="search"
      name={SEARCH_PARAMETERS.q}
      defaultValue={q}
      placeholder="Where to?"
      aria-label="Search the site"
      autoComplete="off"
      maxLength={SEARCH_LENGTH_MAX}
    />
    <Button variant={variant} type="submit" className={css.button}>
      Search
    </Button>
  </form>
);
