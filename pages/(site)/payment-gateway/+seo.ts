import { paymentGateway } from '../../../content/landings/payment-gateway';

export default paymentGateway.seo;
