import { Mark } from '../components/site/Logo';
import { getSite } from '../domain/current-site';
import { getLogoPath } from '../domain/logo';
import * as css from './SiteLogo.css';

export const SiteLogo = ({ ground }: { ground: 'white' | 'black' }) => {
  const { logo } = getSite();
  return logo ? <img className={css.logo} src={getLogoPath(ground, logo)} alt="" /> : <Mark />;
};

/** Renders nothing if the logo contains the name. */
export const SiteName = () => {
  const { logo, name } = getSite();
  return logo?.alone ? null : name;
};
