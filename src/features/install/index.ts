export { LazyInstallOffer as InstallOffer } from './ui/lazy-install-offer'
