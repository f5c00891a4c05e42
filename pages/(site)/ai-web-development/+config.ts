import type { Config } from 'vike/types';
import { aiWebDevelopment as landing } from '../../../content/landings/ai-web-development' with {
  type: 'vike:pointer',
};
import { screens } from '../../../domain/paths';

export default { route: screens.aiWeb.path, landing } satisfies Config;
