import type { Config } from 'vike/types';
import { fintech as landing } from '../../../content/landings/fintech' with { type: 'vike:pointer' };
import { screens } from '../../../domain/paths';

export default { route: screens.fintech.path, landing } satisfies Config;
