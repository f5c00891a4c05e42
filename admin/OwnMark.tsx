import { Mark } from '../components/site/Logo';
import { getSite } from '../content/site';
import { getLogoPath } from '../domain/logo';
import * as css from './OwnMark.css';

/** The logo of the site in small, or its built-in mark; the name belongs beside it unless the logo stands alone. */
export const OwnMark = ({ ground }: { ground: 'white' | 'black' }) => {
  const { logo } = getSite();
  return logo ? <img className={css.logo} src={getLogoPath(ground, logo)} alt="" /> : <Mark />;
};

/** The name of the site, where it is not in the logo. */
export const OwnName = () => {
  const { logo, name } = getSite();
  return logo?.alone ? null : name;
};
