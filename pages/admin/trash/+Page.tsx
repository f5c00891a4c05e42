export { Trash as default } from '../../../components/admin/publishing/Trash';
