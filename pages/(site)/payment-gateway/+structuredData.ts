import { paymentGateway } from '../../../content/landings/payment-gateway';
import { landingStructuredData } from '../landing';

export default landingStructuredData(paymentGateway);
