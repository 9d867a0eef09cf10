export {
  icons,
  llmsPath,
  manifestPath,
  markdownPath,
  shareImagePath,
  shareImageSize,
  sitemapPath,
} from './paths';
