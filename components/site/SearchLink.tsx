import type { MouseEvent } from 'react';
import { SEARCH_LINK_ATTRIBUTE } from '../../domain/hydration';
import { screens } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { Icon } from '../ui/Icon';
import { search } from '../ui/icons';
import { interceptClick } from '../ui/intercept-click';
import { handleMissingScript } from '../ui/missing-script';
import * as css from './MainMenu.css';

function open(event: MouseEvent): void {
  if (!interceptClick(event)) return;
  import('../search/SearchDialog').then(
    module => module.openSearch(),
    () => handleMissingScript(screens.search.path),
  );
}

/** Renders a link that opens a dialog if JavaScript runs. */
export const SearchLink = () => (
  <a
    className={css.searchLink}
    href={screens.search.path}
    data-live=""
    {...{ [SEARCH_LINK_ATTRIBUTE]: '' }}
    aria-keyshortcuts="Control+K"
    onClick={open}
  >
    <span className={visuallyHidden}>{screens.search.title}</span>
    <Icon path={search} />
  </a>
);
