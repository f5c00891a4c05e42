import { contactPage } from '../../../content/contact-page';

export default contactPage.seo;
