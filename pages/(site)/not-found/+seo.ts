import { notFound } from '../../../content/not-found';

export default notFound.seo;
