import './src/styles/fonts.css';
import './src/styles/global.css';
import './src/styles/story.css';

export { shouldUpdateScroll } from './src/components/restore-scroll';
