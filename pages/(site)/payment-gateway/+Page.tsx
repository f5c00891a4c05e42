import { FeesPart } from '../../../components/closings/FeesPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Cooperation } from '../../../components/sections/Cooperation';
import { Estimate } from '../../../components/sections/Estimate';
import { Faq } from '../../../components/sections/Faq';
import { Gateways } from '../../../components/sections/Gateways';
import { Landing } from '../../../components/sections/Landing';
import { Ledger } from '../../../components/sections/Ledger';
import { Reviews } from '../../../components/sections/Reviews';
import { Technologies } from '../../../components/sections/Technologies';
import { paymentGateway } from '../../../content/landings/payment-gateway';
import { FintechCases } from '../FintechCases';

export default function PaymentGateway() {
  return (
    <Landing
      landing={paymentGateway}
      views={{
        estimate: Estimate,
        ledger: Ledger,
        gateways: Gateways,
        banner: Banner,
        cells: Cells,
        technologies: Technologies,
        domainCases: FintechCases,
        cooperation: Cooperation,
        reviews: Reviews,
        faq: Faq,
        fees: FeesPart,
        contact: ContactSection,
      }}
    />
  );
}
