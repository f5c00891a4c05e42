import { screens } from '../../../domain/paths';

export default screens.paymentGateway.path;
