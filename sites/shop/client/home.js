for (const card of document.querySelectorAll('.deal')) {
  card.addEventListener('click', () => location.assign(card.dataset.href))
}
