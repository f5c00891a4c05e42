import type { Config } from 'vike/types';
import { paymentGateway as landing } from '../../../content/landings/payment-gateway' with {
  type: 'vike:pointer',
};
import { screens } from '../../../domain/paths';

export default { route: screens.paymentGateway.path, landing } satisfies Config;
