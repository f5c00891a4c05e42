import { loadViews } from '../../../components/kinds/views';

export default loadViews;
