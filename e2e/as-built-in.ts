import { setSite } from '../domain/current-site';
import { setLogo } from '../server/brand/logo';
import { builtInSite } from '../site-data/shown';

// Unit test files share modules, so each file resets the site to its built-in state.
setLogo(undefined);
setSite(builtInSite);
