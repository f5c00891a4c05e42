import { previewPath } from '../../../domain/paths';

export default previewPath('@key');
