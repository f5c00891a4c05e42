import type { Config } from 'vike/types';
import { itOutstaffing as landing } from '../../../content/landings/it-outstaffing' with {
  type: 'vike:pointer',
};
import { screens } from '../../../domain/paths';

export default { route: screens.outstaffing.path, landing } satisfies Config;
