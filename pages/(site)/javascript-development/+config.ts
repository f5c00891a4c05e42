import type { Config } from 'vike/types';
import { javascriptDevelopment as landing } from '../../../content/landings/javascript-development' with {
  type: 'vike:pointer',
};
import { screens } from '../../../domain/paths';

export default { route: screens.javascript.path, landing } satisfies Config;
