import { screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { Icon } from '../ui/Icon';
import { search } from '../ui/icons';
import * as css from './MainMenu.css';

/** The lens in the header. */
export const SearchLink = () => (
  <a className={css.search} href={screens.search.path}>
    <span className={visuallyHidden}>{screens.search.title}</span>
    <Icon path={search} />
  </a>
);
