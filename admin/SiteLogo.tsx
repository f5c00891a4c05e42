import { Mark } from '../components/site/Logo';
import { getSite } from '../domain/current-site';
import { getLogoPath } from '../domain/logo';
import * as css from './SiteLogo.css';

/** Renders the site's logo or its built-in mark, without the name. */
export const SiteLogo = ({ ground }: { ground: 'white' | 'black' }) => {
  const { logo } = getSite();
  return logo ? <img className={css.logo} src={getLogoPath(ground, logo)} alt="" /> : <Mark />;
};

/** Renders the site's name unless the logo contains it. */
export const SiteName = () => {
  const { logo, name } = getSite();
  return logo?.alone ? null : name;
};
