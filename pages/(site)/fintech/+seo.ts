import { fintech } from '../../../content/landings/fintech';

export default fintech.seo;
