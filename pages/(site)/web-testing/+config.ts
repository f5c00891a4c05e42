import type { Config } from 'vike/types';
import { webTesting as landing } from '../../../content/landings/web-testing' with { type: 'vike:pointer' };
import { screens } from '../../../domain/paths';

export default { route: screens.webTesting.path, landing } satisfies Config;
