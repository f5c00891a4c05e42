import { getPreviewPath } from '../../../domain/paths';

export default getPreviewPath('@key');
