export { icons, manifestPath, markdownPath, shareImagePath, shareImageSize } from './paths';
